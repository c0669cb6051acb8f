import type { Route } from '#web/lib/router/route.ts';
import { reportsAddress } from '#web/lib/site/report-addresses.ts';
import { settingsAddress, settingsPageAddress, settingsPages } from '#web/lib/site/settings-addresses.ts';
import { pageTexts } from './document/page.texts.ts';
import type { PageInfo } from './document/page-info.ts';
import { settingsPageTexts } from './pages/dashboard/settings/settings-page-name.texts.ts';

/** `parts` are addresses below the page's own: tabs and views that it shows itself, without being made anew. */
const page = (
  path: string,
  info: PageInfo,
  load: Route['load'],
  parts: readonly string[] = [],
): Route<PageInfo> => ({ paths: [path, ...parts.map((part) => `${path}/${part}`)], info, load });

const visitor = { audience: 'visitor', scripts: 'on interaction' } as const;
/** Sends by itself what was scanned. */
const device = { audience: 'visitor', scripts: 'after paint' } as const;
const owner = { audience: 'owner', scripts: 'immediately' } as const;

/** Every page is a chunk of its own. */
export const routes: readonly Route<PageInfo>[] = [
  page(
    '/',
    {
      ...visitor,
      module: 'web/app/pages/site/landing-page.tsx',
      title: pageTexts.landingTitle,
      titleIsWhole: true,
    },
    async () => (await import('./pages/site/landing-page.tsx')).LandingPage,
  ),
  page(
    '/features',
    {
      ...visitor,
      module: 'web/app/pages/site/features-page.tsx',
      title: pageTexts.features,
    },
    async () => (await import('./pages/site/features-page.tsx')).FeaturesPage,
  ),
  page(
    '/pricing',
    {
      ...visitor,
      module: 'web/app/pages/site/pricing-page.tsx',
      title: pageTexts.pricing,
    },
    async () => (await import('./pages/site/pricing-page.tsx')).PricingPage,
  ),
  page(
    '/faq',
    {
      ...visitor,
      module: 'web/app/pages/site/faq-page.tsx',
      title: pageTexts.faq,
    },
    async () => (await import('./pages/site/faq-page.tsx')).FaqPage,
  ),
  page(
    '/contact',
    { ...visitor, module: 'web/app/pages/site/contact-page.tsx', title: pageTexts.contact },
    async () => (await import('./pages/site/contact-page.tsx')).ContactPage,
  ),
  page(
    '/accessibility',
    { ...visitor, module: 'web/app/pages/site/accessibility-page.tsx', title: pageTexts.accessibility },
    async () => (await import('./pages/site/accessibility-page.tsx')).AccessibilityPage,
    [':ownerId'],
  ),
  page(
    '/privacy',
    { ...visitor, module: 'web/app/pages/site/privacy-page.tsx', title: pageTexts.privacy },
    async () => (await import('./pages/site/privacy-page.tsx')).PrivacyPage,
  ),
  page(
    '/terms',
    { ...visitor, module: 'web/app/pages/site/terms-page.tsx', title: pageTexts.terms },
    async () => (await import('./pages/site/terms-page.tsx')).TermsPage,
  ),
  page(
    '/try',
    { ...visitor, module: 'web/app/pages/site/try-page.tsx', title: pageTexts.tryEvening },
    async () => (await import('./pages/site/try-page.tsx')).TryPage,
  ),
  page(
    '/login',
    {
      ...visitor,
      module: 'web/app/pages/sign-in/login-page.tsx',
      title: pageTexts.login,
    },
    async () => (await import('./pages/sign-in/login-page.tsx')).LoginPage,
  ),
  page(
    '/signup',
    {
      ...visitor,
      module: 'web/app/pages/sign-in/signup-page.tsx',
      title: pageTexts.signup,
    },
    async () => (await import('./pages/sign-in/signup-page.tsx')).SignupPage,
  ),
  page(
    '/forgot-password',
    {
      ...visitor,
      module: 'web/app/pages/sign-in/forgot-password-page.tsx',
      title: pageTexts.forgotPassword,
    },
    async () => (await import('./pages/sign-in/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  page(
    '/reset-password',
    {
      ...visitor,
      module: 'web/app/pages/sign-in/reset-password-page.tsx',
      title: pageTexts.resetPassword,
    },
    async () => (await import('./pages/sign-in/reset-password-page.tsx')).ResetPasswordPage,
  ),
  page(
    '/dashboard',
    {
      ...owner,
      module: 'web/app/pages/dashboard/dashboard-page.tsx',
      title: pageTexts.dashboard,
      partTitles: {
        [settingsAddress]: [pageTexts.settings],
        ...Object.fromEntries(
          settingsPages.map((name) => [
            settingsPageAddress(name),
            [settingsPageTexts[name], pageTexts.settings],
          ]),
        ),
        '/dashboard/shifts/*': [pageTexts.shifts],
      },
    },
    async () => (await import('./pages/dashboard/dashboard-page.tsx')).DashboardPage,
    [
      'settings',
      ...settingsPages.map((name) => `settings/${name}`),
      // Where the team was before it became a page of the settings.
      'staff',
      'shifts',
      'shifts/:shiftId',
    ],
  ),
  page(
    reportsAddress,
    {
      ...owner,
      module: 'web/app/pages/dashboard/reports-page.tsx',
      title: pageTexts.reports,
      partTitles: { [`${reportsAddress}/shifts/:shiftId`]: [pageTexts.shiftReport] },
    },
    async () => (await import('./pages/dashboard/reports-page.tsx')).ReportsPage,
    ['shifts/:shiftId'],
  ),
  page(
    '/menu-builder/:menuId',
    { ...owner, module: 'web/app/pages/dashboard/menu-builder-page.tsx', title: pageTexts.menuBuilder },
    async () => (await import('./pages/dashboard/menu-builder-page.tsx')).MenuBuilderPage,
  ),
  page(
    '/menu-preview/:menuId',
    { ...owner, module: 'web/app/pages/dashboard/menu-preview-page.tsx', title: pageTexts.menuPreview },
    async () => (await import('./pages/dashboard/menu-preview-page.tsx')).MenuPreviewPage,
  ),
  page(
    '/paper-menu/:menuId',
    { ...owner, module: 'web/app/pages/dashboard/paper-menu-page.tsx', title: pageTexts.paperMenu },
    async () => (await import('./pages/dashboard/paper-menu-page.tsx')).PaperMenuPage,
  ),
  page(
    '/menu-import',
    { ...owner, module: 'web/app/pages/dashboard/menu-import-page.tsx', title: pageTexts.menuImport },
    async () => (await import('./pages/dashboard/menu-import-page.tsx')).MenuImportPage,
    [':menuId'],
  ),
  page(
    '/order-manager',
    { ...owner, module: 'web/app/pages/board/order-manager-page.tsx', title: pageTexts.orderManager },
    async () => (await import('./pages/board/order-manager-page.tsx')).OrderManagerPage,
  ),
  page(
    '/printing/:printerId',
    { ...owner, module: 'web/app/pages/board/printing-page.tsx', title: pageTexts.printing },
    async () => (await import('./pages/board/printing-page.tsx')).PrintingPage,
  ),
  page(
    '/station',
    { ...device, module: 'web/app/pages/board/station-page.tsx', title: pageTexts.station },
    async () => (await import('./pages/board/station-page.tsx')).StationPage,
  ),
  page(
    '/qr-code',
    { ...owner, module: 'web/app/pages/dashboard/qr-code-page.tsx', title: pageTexts.qrCode },
    async () => (await import('./pages/dashboard/qr-code-page.tsx')).QrCodePage,
  ),
  page(
    '/ready/:secret',
    { ...owner, module: 'web/app/pages/board/ready-page.tsx', title: pageTexts.readyScreen },
    async () => (await import('./pages/board/ready-page.tsx')).ReadyPage,
  ),
  page(
    '*',
    {
      ...visitor,
      module: 'web/app/pages/site/not-found-page.tsx',
      title: pageTexts.notFound,
      status: 404,
    },
    async () => (await import('./pages/site/not-found-page.tsx')).NotFoundPage,
  ),
];
