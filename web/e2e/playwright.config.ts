/** How the tests run: in the system's Chromium, two at a time, against programs they start themselves. */
import { defineConfig } from '@playwright/test';
import { chromium } from './harness/chromium';

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  // A busy machine may once be slower than a test waits; twice is a fault.
  retries: 1,
  // A whole match, on a machine that has other things to do.
  timeout: 600_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
