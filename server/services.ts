import type { FastifyBaseLogger } from 'fastify';
import { createSessionCookie } from './access/session-cookie.ts';
import type { SessionWatch } from './access/session-watch.ts';
import { createSessionsService } from './access/sessions.service.ts';
import { createBackupsService } from './backups/backups.service.ts';
import type { Engine } from './db/engine/database.ts';
import { createAccountsService } from './features/accounts/accounts.service.ts';
import { createDataExportService } from './features/accounts/data-export.service.ts';
import { createEmailChangeService } from './features/accounts/email-change.service.ts';
import { createAlertsService } from './features/alerts/alerts.service.ts';
import { createRingLadder } from './features/alerts/ring-ladder.service.ts';
import { createAreasService } from './features/areas/areas.service.ts';
import { callsShiftHook, callsVisitHook, createCallsService } from './features/calls/calls.service.ts';
import { createGuestDataService } from './features/guest-data/guest-data.service.ts';
import { createGuestMenuService } from './features/guest-menu/guest-menu.service.ts';
import { createMessagesService } from './features/marketing/messages.service.ts';
import { createCopiesService } from './features/menus/copies/copies.service.ts';
import { createDishesService } from './features/menus/dishes/dishes.service.ts';
import { createMenuImportService } from './features/menus/import/menu-import.service.ts';
import { createMenusService } from './features/menus/menu/menus.service.ts';
import { createPublicMenusService } from './features/menus/public-menus.service.ts';
import { createSectionsService } from './features/menus/sections/sections.service.ts';
import { createTranslationsService } from './features/menus/translations/translations.service.ts';
import { createOpeningHoursService } from './features/opening-hours/opening-hours.service.ts';
import { createBoardService } from './features/orders/board.service.ts';
import { createClosingService } from './features/orders/closing.service.ts';
import { createGuestChangeService } from './features/orders/guest-change/guest-change.service.ts';
import { createOrderChanges } from './features/orders/order-change.service.ts';
import { createOrdersService } from './features/orders/orders.service.ts';
import { createPlacingService } from './features/orders/placing.service.ts';
import { createOrdersTogether } from './features/orders/together/orders-together.service.ts';
import { createPausesService, pausesShiftHook } from './features/pauses/pauses.service.ts';
import { createPaymentsService } from './features/payments/payments.service.ts';
import { createPrintAgentsService } from './features/printing/agents.service.ts';
import { orderJobsHook } from './features/printing/jobs/order-jobs.service.ts';
import { createPrintJobsService } from './features/printing/jobs/print-jobs.service.ts';
import { createQueueService } from './features/printing/jobs/queue.service.ts';
import { createPrintersService } from './features/printing/printers.service.ts';
import { createWires } from './features/printing/wires/wires.service.ts';
import { createTableCodesService } from './features/qr/table-codes.service.ts';
import { createReadyScreenService } from './features/ready-screen/ready-screen.service.ts';
import { createReadyTimeService } from './features/ready-time/ready-time.service.ts';
import {
  createRefusedPhonesService,
  refusedPhonesShiftHook,
} from './features/refused-phones/refused-phones.service.ts';
import { createRepairsService } from './features/reports/repairs.service.ts';
import { createReportFilesService } from './features/reports/report-files.service.ts';
import { createReportsService } from './features/reports/reports.service.ts';
import { createTotalsService } from './features/reports/totals.service.ts';
import { createKosherService } from './features/restaurants/kosher.service.ts';
import { createRestaurantsService } from './features/restaurants/restaurants.service.ts';
import { createPracticeService, practiceShiftHook } from './features/sandbox/practice.service.ts';
import { createSimulatedGuests } from './features/sandbox/simulated-guests.service.ts';
import { createTrialService } from './features/sandbox/trial.service.ts';
import { createSecondFactorService } from './features/security/second-factor.service.ts';
import { createSecurityLog } from './features/security/security-log.service.ts';
import { createShiftsService } from './features/shifts/shifts.service.ts';
import { createPeopleService } from './features/staff/people.service.ts';
import { createPinsService, pinsShiftHook } from './features/staff/pins.service.ts';
import { createStationsService } from './features/staff/stations.service.ts';
import { createStockService, stockOrdersHook, stockShiftHook } from './features/stock/stock.service.ts';
import { createViewsService } from './features/views/views.service.ts';
import { createTakingService } from './features/visits/taking.service.ts';
import { createVisitsService, visitsShiftHook } from './features/visits/visits.service.ts';
import type { OrdersHook } from './hooks/orders-hook.ts';
import type { ShiftHook } from './hooks/shift-hook.ts';
import type { VisitHook } from './hooks/visit-hook.ts';
import { createRateLimits } from './http/protection/rate-limits.ts';
import { createImageStore } from './images/image-store.ts';
import type { LiveHub } from './live/live-hub.ts';
import { createStreams } from './live/streams.ts';
import type { Mailer } from './mail/mail.ts';
import type { Clock } from './system/clock.ts';
import { backupFolder, directDatabaseUrl, type Env } from './system/env.ts';

/** What the outside world gives to the application. */
export type Deps = {
  env: Env;
  engine: Engine;
  hub: LiveHub;
  sessionWatch: SessionWatch;
  mailer: Mailer;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Whether this process does what happens by the clock. Tests do it by hand. */
  isLeader?: () => boolean;
};

export type Services = ReturnType<typeof createServices>;

/** What happens with a shift's begin and end. Their order here says nothing: they run by what they lock. */
const shiftHooks: readonly ShiftHook[] = [
  callsShiftHook,
  pausesShiftHook,
  pinsShiftHook,
  practiceShiftHook,
  refusedPhonesShiftHook,
  stockShiftHook,
  visitsShiftHook,
];

/** What follows when orders change. */
const ordersHooks: readonly OrdersHook[] = [orderJobsHook, stockOrdersHook];

/** What follows when a table is closed. */
const visitHooks: readonly VisitHook[] = [callsVisitHook];

/** Wires the features together: the one place that knows who needs whom. */
export const createServices = ({ env, engine, hub, sessionWatch, mailer, clock, log }: Deps) => {
  const { db } = engine;
  const rateLimits = createRateLimits({
    factor: env.RATE_LIMIT_FACTOR,
    shared: engine.kind === 'postgres' ? db : null,
  });
  const sessions = createSessionsService({ db, clock });
  const sessionCookie = createSessionCookie(env.PUBLIC_URL);
  const contactEmail = env.CONTACT_EMAIL ?? null;
  const securityLog = createSecurityLog({ db, clock, log });
  const secondFactor = createSecondFactorService({
    db,
    clock,
    mailer,
    rateLimits,
    securityLog,
    contactEmail,
  });
  const accounts = createAccountsService({
    db,
    clock,
    mailer,
    rateLimits,
    secondFactor,
    contactEmail,
    log,
  });
  const emailChange = createEmailChangeService({
    db,
    clock,
    mailer,
    rateLimits,
    secondFactor,
    contactEmail,
    accounts,
  });
  const messages = createMessagesService({ env, mailer, rateLimits });
  const people = createPeopleService({ db, clock });
  const pins = createPinsService({ db, clock, people });
  const stations = createStationsService({ db, clock, sessions, rateLimits });
  const readyTime = createReadyTimeService({ db, clock });
  const placing = createPlacingService({ db, clock, rateLimits, readyTime });
  const ringLadder = createRingLadder({ db, clock, log });
  const tableCodes = createTableCodesService({ db, clock, rateLimits });
  const refusedPhones = createRefusedPhonesService({ db, clock });
  const calls = createCallsService({ db, clock, rateLimits, tableCodes });
  const alerts = createAlertsService({ db, clock, rateLimits });
  const images = createImageStore({ db, clock, log });
  const dishes = createDishesService({ db, clock, images });
  const stock = createStockService({ db, clock, dishes });
  const pauses = createPausesService({ db, clock });
  const areas = createAreasService({ db });
  const printQueue = createQueueService({ db, clock });
  const printJobs = createPrintJobsService({ db, clock, printQueue });
  const printers = createPrintersService({ db, clock });
  const printAgents = createPrintAgentsService({ db, clock, rateLimits });
  const wires = createWires({ hub, rateLimits, queue: printQueue });
  const payments = createPaymentsService({ db, clock });
  const orderChanges = createOrderChanges({ db, clock, hooks: ordersHooks });
  const orders = createOrdersService({ db, clock, readyTime, orderChanges, payments });
  const closing = createClosingService({ db, clock, orderChanges, payments });
  const ordersTogether = createOrdersTogether({ orderChanges });
  const visits = createVisitsService({ db, clock, ordersTogether, payments, hooks: visitHooks });
  const taking = createTakingService({ db, clock, ordersTogether, payments });
  const guestChange = createGuestChangeService({ db, clock, rateLimits, orderChanges });
  const board = createBoardService({ db });
  const shifts = createShiftsService({ db, clock, orders, payments, visits, hooks: shiftHooks });
  const totals = createTotalsService({ db, clock, log });
  const repairs = createRepairsService({ db, clock, log });
  const views = createViewsService({ db, clock, hub, rateLimits, log });
  const reports = createReportsService({ db, shifts, totals, views });
  const reportFiles = createReportFilesService({ db, reports });
  const practice = createPracticeService({ db, clock, log });
  const trial = createTrialService({ db, clock, rateLimits, accounts, views, log });
  const menus = createMenusService({ db, clock, images });
  const sections = createSectionsService({ db, clock });
  const publicMenus = createPublicMenusService({ db, clock, menus, sections, dishes });
  const translations = createTranslationsService({ db });
  const copies = createCopiesService({ db });
  const menuImport = createMenuImportService({ db, clock, images, areas });
  const restaurants = createRestaurantsService({ db });
  const guestMenu = createGuestMenuService({ db, clock, restaurants, stock, pauses, tableCodes });
  const simulatedGuests = createSimulatedGuests({ db, clock, placing, guestMenu, log });
  const kosher = createKosherService({ db, clock, images });
  const openingHours = createOpeningHoursService({ db, clock });
  const readyScreen = createReadyScreenService({ db, clock });
  const guestData = createGuestDataService({ db, clock });
  const streams = createStreams({ clock, hub, sessionWatch, log });
  const backups = createBackupsService({
    engine,
    databaseUrl: directDatabaseUrl(env),
    folder: backupFolder(env),
    keep: env.BACKUP_KEEP,
    clock,
    log,
  });
  const features = {
    backups,
    rateLimits,
    sessions,
    sessionCookie,
    securityLog,
    secondFactor,
    accounts,
    emailChange,
    messages,
    people,
    pins,
    stations,
    guestData,
    images,
    menus,
    publicMenus,
    sections,
    dishes,
    translations,
    copies,
    menuImport,
    restaurants,
    guestMenu,
    kosher,
    openingHours,
    readyTime,
    readyScreen,
    placing,
    refusedPhones,
    tableCodes,
    orders,
    closing,
    guestChange,
    board,
    printers,
    printAgents,
    printJobs,
    printQueue,
    wires,
    stock,
    pauses,
    areas,
    ringLadder,
    alerts,
    calls,
    payments,
    visits,
    taking,
    shifts,
    totals,
    repairs,
    reports,
    views,
    reportFiles,
    practice,
    simulatedGuests,
    trial,
    streams,
  };
  return { ...features, dataExport: createDataExportService({ db, clock, ...features }) };
};
