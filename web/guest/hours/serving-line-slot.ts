import { lazy } from 'react';
import { keepLoadingOrdering } from '../ordering/load-ordering.ts';
import { ServingLine as ReadyLine } from './serving-line.tsx';

/** The server writes the line into the page; the browser leaves it as it is until its words have come with ordering. */
export const ServingLine = import.meta.env.SSR
  ? ReadyLine
  : lazy(async () => ({ default: (await keepLoadingOrdering()).ServingLine }));
