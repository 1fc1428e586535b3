/** An argument that names an area of the pattern library. */
import { data } from '@tablee/kernel/effect';
import { z } from 'zod';

export const areaName = data(
  z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'the name of an area in small letters, like cross1'),
);
