/** The figures of the client: measured one after the other, printed, and never a reason to fail. */
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({ ...tests, testDir: 'figures', testMatch: '*.figure.ts', workers: 1 });
