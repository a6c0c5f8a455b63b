import { expect, it } from 'vitest';
import { createStandingQueue } from './standing-queue.ts';

const shortLength = 8;

function openQueue() {
  let atMs = 0;
  let networks = 0;
  const shared = createStandingQueue({ quickMs: 100, burstMs: 500, shortLength, calmMs: 2_000 }, () => atMs);
  const newAddress = () => `10.0.${networks++}.1`;
  /** Each request is of another network, unless an address is given. */
  const queue = {
    enter: (address = newAddress()) => shared.enter({ address, waitedMs: 0 }),
    /** One that waited before it was read. */
    enterLate: (waitedMs: number) => shared.enter({ address: newAddress(), waitedMs }),
    refuses: (address = newAddress()) => shared.refuses(address),
  };
  function pass(ms: number): void {
    atMs += ms;
  }
  return { queue, pass };
}

/** Requests that come together and leave together, as those of one commit do. */
function commit({ queue, pass }: ReturnType<typeof openQueue>, amount: number, ms: number): void {
  const leaving = Array.from({ length: amount }, () => queue.enter());
  pass(ms);
  for (const leave of leaving) leave(true);
}

it('refuses nobody while a burst lasts', () => {
  const { queue, pass } = openQueue();
  for (let count = 0; count < 10; count++) queue.enter();
  pass(500);
  expect(queue.refuses()).toBe(false);
  pass(1);
  expect(queue.refuses()).toBe(true);
});

it('refuses where all waits are long, though each commit empties the queue', () => {
  const open = openQueue();
  for (let commits = 0; commits < 4; commits++) commit(open, 10, 200);
  for (let count = 0; count < shortLength; count++) open.queue.enter();
  expect(open.queue.refuses()).toBe(true);
});

it('refuses where requests have waited before they were read', () => {
  const { queue, pass } = openQueue();
  for (let count = 0; count < 4; count++) {
    pass(190);
    const leave = queue.enterLate(190);
    pass(5);
    leave(true);
  }
  for (let count = 0; count < shortLength; count++) queue.enter();
  expect(queue.refuses()).toBe(true);
});

it('refuses nobody after a quick wait, or while the queue is short', () => {
  const open = openQueue();
  for (let commits = 0; commits < 4; commits++) commit(open, 10, 200);
  expect(open.queue.refuses(), 'short').toBe(false);
  commit(open, 10, 100);
  for (let count = 0; count < 10; count++) open.queue.enter();
  expect(open.queue.refuses(), 'quick').toBe(false);
});

it('stays short once it stood, until nobody was refused for a while', () => {
  const open = openQueue();
  for (let commits = 0; commits < 4; commits++) commit(open, 10, 200);
  for (let commits = 0; commits < 30; commits++) {
    const leaving = Array.from({ length: shortLength }, () => open.queue.enter());
    open.pass(90);
    expect(open.queue.refuses(), 'quick, but full').toBe(true);
    for (const leave of leaving) leave(true);
  }
  open.pass(1_900);
  commit(open, shortLength, 101);
  commit(open, shortLength, 0);
  for (let count = 0; count < 10; count++) open.queue.enter();
  expect(open.queue.refuses()).toBe(false);
});

it('forgets slow waits when nobody came for a while, and takes no refusal for a quick wait', () => {
  const open = openQueue();
  for (let commits = 0; commits < 4; commits++) commit(open, 10, 200);
  open.queue.enter()(false);
  for (let count = 0; count < shortLength; count++) open.queue.enter();
  expect(open.queue.refuses()).toBe(true);

  const later = openQueue();
  for (let commits = 0; commits < 4; commits++) commit(later, 10, 200);
  later.pass(501);
  for (let count = 0; count < 10; count++) later.queue.enter();
  expect(later.queue.refuses()).toBe(false);
});

it('refuses an address or a network that has its share of a standing queue, and nobody else', () => {
  const { queue, pass } = openQueue();
  for (let count = 0; count < 100; count++) queue.enter('10.1.0.1');
  pass(501);
  expect(queue.refuses('10.1.0.1'), 'the address').toBe(true);
  expect(queue.refuses('10.1.0.2'), 'its network has places left').toBe(false);
  for (let count = 0; count < 100; count++) queue.enter('10.1.0.2');
  expect(queue.refuses('10.1.0.3'), 'the network').toBe(true);
  expect(queue.refuses('10.2.0.1'), 'somebody else').toBe(false);
});
