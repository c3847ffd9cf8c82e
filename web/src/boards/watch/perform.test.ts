import { expect, it } from 'vitest';
import { groups, stillOf, type Act } from './perform';

it('cues of a kind that follow each other are watched together', () => {
  const cues = ['strike', 'damage', 'damage', 'defeat', 'damage'].map((kind) => ({ kind }));
  expect(groups(cues).map((group) => group.length)).toEqual([1, 2, 1, 1]);
});

it('where nothing may move the last thing that leaves a picture is seen', async () => {
  const seen: string[] = [];
  const act: Act = () => Promise.resolve();
  const clash: Act = Object.assign(() => Promise.resolve(), {
    still: async ({ from }: { from?: string }) => void seen.push(from ?? ''),
  });
  const cues = [{ kind: 'clash', from: 'one' }, { kind: 'clash', from: 'other' }, { kind: 'destroy' }];
  await stillOf(cues, { clash, destroy: act })?.({} as never);
  expect(seen).toEqual(['other']);
  expect(stillOf([{ kind: 'destroy' }], { clash, destroy: act })).toBeUndefined();
});
