import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { Builder, type WebDriver, WebElement } from 'selenium-webdriver';
import type { Engine, Tab } from './engine.ts';
import { takeComplaints } from './in-page.ts';
import { until } from './until.ts';

const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

/** Resolves when the program has started; one that is not there rejects. */
const start = async (program: string, args: string[], display?: string): Promise<ChildProcess> => {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    // Without a graphics card its layers are put together by the processor, a third of all it does.
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', ...(display ? { DISPLAY: display } : {}) },
  });
  await once(child, 'spawn');
  return child;
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
};

const screenSize = { width: 1440, height: 1000 };

/** A screen that nobody sees. It tells which number it has taken. */
const startScreen = async (): Promise<{ process: ChildProcess; display: string }> => {
  const { width, height } = screenSize;
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const screen = await start('Xvfb', args);
  const number = await Promise.race([
    once(screen.stdio[3] as NodeJS.ReadableStream, 'data').then(String),
    once(screen, 'exit').then(() => {
      throw new Error('Xvfb has ended');
    }),
  ]);
  return { process: screen, display: `:${number.trim()}` };
};

const newSession = async (server: string): Promise<WebDriver> => {
  await until(async () => {
    await fetch(`${server}/status`);
  });
  // Whoever waits for a page to be loaded comes too late to hear what it says meanwhile.
  const capabilities = { browserName: 'MiniBrowser', pageLoadStrategy: 'none' };
  return new Builder().usingServer(server).withCapabilities(capabilities).build();
};

/** Far longer than a page takes to answer: whoever has not answered by then never will. */
const answerLimitMs = 3_000;

/** In its middle stands the pointer, and without a window manager keys go to the window below it. */
const inTheMiddle = ({ width, height }: { width: number; height: number }) => ({
  x: Math.floor((screenSize.width - width) / 2),
  y: Math.floor((screenSize.height - height) / 2),
  width,
  height,
});

const tabOf = (session: WebDriver): Tab => {
  const complaints: string[] = [];
  // A question may be on its way to a page in the moment that another page takes its place, in a process of its own.
  // Then nobody answers it, and the driver waits; the next question reaches the new page.
  const run = (expression: string): Promise<unknown> =>
    Promise.race([
      session.executeScript(`return ${expression}`),
      pause(answerLimitMs, undefined, { ref: false }).then(() => {
        throw new Error(`WebKit does not answer: ${expression.slice(0, 80)}`);
      }),
    ]);
  // Whatever is done in a page is done after it is listened to: a link may have led to a new one.
  const listen = async () => {
    complaints.push(...((await run(takeComplaints)) as string[]));
  };
  const runInPage = async (expression: string) => {
    await listen();
    return run(expression);
  };
  return {
    go: async (url) => {
      await runInPage('window.isLeft = true');
      await session.get(url);
      // Without a pause, to be there before its scripts.
      await until(async () => expect(await runInPage('window.isLeft'), url).toBeFalsy(), 0);
    },
    evaluate: runInPage,
    find: async (expression) => {
      const element = await runInPage(expression);
      if (!(element instanceof WebElement)) return null;
      return {
        press: () => element.click(),
        fill: async (text) => {
          await session.executeScript('arguments[0].select()', element);
          await element.sendKeys(text);
        },
      };
    },
    complaints: async () => {
      await listen();
      return complaints;
    },
  };
};

/** WebKit by WebDriver. Its driver has one session, so each person has a driver, and a screen: keys go to one window of it. */
export const startWebKit = async (driverPath: string): Promise<Engine> => {
  const children: ChildProcess[] = [];
  const sessions: WebDriver[] = [];
  const close = async () => {
    // A browser that has crashed cannot be asked to leave.
    await Promise.allSettled(sessions.map((session) => session.quit()));
    for (const child of children.toReversed()) await stop(child);
  };
  const openSession = async (): Promise<WebDriver> => {
    const screen = await startScreen();
    children.push(screen.process);
    const port = await findFreePort();
    children.push(await start(driverPath, [`--port=${port}`], screen.display));
    const session = await newSession(`http://127.0.0.1:${port}`);
    sessions.push(session);
    return session;
  };
  try {
    // The first one is opened here, where it tells whether the engine runs on this machine at all.
    const ready = [await openSession()];
    return {
      open: async (size) => {
        const session = ready.pop() ?? (await openSession());
        await session.manage().window().setRect(inTheMiddle(size));
        return tabOf(session);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
