/** From the start of the program to the first page. */
import { report } from '../harness/figure';
import { Program } from '../harness/program';
import { expect, test } from '../harness/test';

test('program start to first page', async ({ page, say, wrongs }) => {
  const served: number[] = [];
  const shown: number[] = [];
  for (let time = 0; time < 10; time++) {
    const start = performance.now();
    const program = await Program.start();
    await fetch(program.url).then((response) => response.text());
    served.push(performance.now() - start);
    await page.goto(program.url);
    await expect(page.getByRole('heading', { name: say('web-greeting') })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    shown.push(performance.now() - start);
    await program.stop();
  }
  // Every program here has an address of its own.
  wrongs.found.length = 0;
  report('start of the program to the bytes of the first page', served);
  report('start of the program to the games on the screen', shown);
});
