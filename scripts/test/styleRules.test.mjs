import { expect, test } from 'vitest';
import { globalClasses, rulesOf } from '../styleRules.mjs';

const classes = (css, isGlobal) => [...globalClasses(rulesOf(css), isGlobal)];

test('every class of a global sheet is global, those in conditions and functions too', () => {
  const css = `
    .btn, .chip:not(.is-on) > b { color: red; }
    @media (--compact) { .card .band { gap: 1.5em } }`;
  expect(classes(css, true)).toEqual(['btn', 'chip', 'is-on', 'card', 'band']);
});

test('of the sheet of a component only what stands in :global() is global', () => {
  const css = '.row :global(.btn:not(.on) > .ic), :global(.page) .row.wide { color: red }';
  expect(classes(css, false)).toEqual(['btn', 'on', 'ic', 'page']);
});

test('neither comments, addresses, numbers nor steps of an animation hold classes', () => {
  const css = `
    /* .said { } */
    .row { background: url('a.svg') 0.5px; transition: all .2s }
    @keyframes turn { 12.5% { opacity: .5 } }`;
  expect(classes(css, true)).toEqual(['row']);
});

test('a rule knows the conditions around it and what it declares', () => {
  const [rule] = rulesOf('@media print { .row { color: red !important; gap: 0 } }');
  expect(rule).toEqual({
    selector: '.row',
    conditions: ['@media print'],
    declarations: 'color: red !important;gap: 0',
  });
});
