/** The program under test: started on a free port of this machine with a database of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROGRAM =
  process.env['MAZZO_PROGRAM'] ??
  fileURLToPath(new URL('../../../target/release/mazzo', import.meta.url));

/** The client from a folder rather than from inside the program, while it is being made. */
const WEB_DIR = process.env['MAZZO_WEB_DIR'];

/** How long it may take until it serves, on a busy machine. */
const PATIENCE = 20_000;

/** A running program. */
export class Program {
  #child: ChildProcess | undefined;
  #said = '';

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Starts one, and waits until it serves. */
  static async start(): Promise<Program> {
    const folder = await mkdtemp(join(tmpdir(), 'mazzo-e2e-'));
    const program = new Program(folder, await freePort());
    await program.run();
    return program;
  }

  /** Where its pages are. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What it has printed, for those who look for the cause of a failure. */
  get said(): string {
    return this.#said;
  }

  /** Starts it, again if it ran before: on the same port, with the same database. */
  async run(): Promise<void> {
    const words = ['serve', '--bind', `127.0.0.1:${this.port}`, '--db', join(this.folder, 'mazzo.db')];
    if (WEB_DIR) words.push('--web-dir', WEB_DIR);
    const child = spawn(PROGRAM, words, {
      env: { ...process.env, MAZZO_BOT_PAUSE_MS: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const hear = (text: Buffer) => (this.#said += text.toString());
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', (error) => (this.#said += String(error)));
    const until = Date.now() + PATIENCE;
    while (!(await this.#serves())) {
      if (child.exitCode !== null || child.pid === undefined || Date.now() > until) {
        throw new Error(`${PROGRAM} ${words.join(' ')} does not serve:\n${this.#said}`);
      }
      await sleep(20);
    }
  }

  /** Ends it without any warning. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it, and removes what it kept. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    await ended;
    clearTimeout(late);
  }

  async #serves(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      return false;
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
