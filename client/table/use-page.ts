/** The page that is open beside the table. */
import { type GameTable, useWindow } from '@tablee/ui';
import { useCallback, useState } from 'react';
import type { Page } from './side.tsx';

/**
 * The log stands there unasked where there is room, and folds by itself where there is none, also when the window
 * changes; what somebody opened or closed stays so until then.
 */
export function usePage({ foldsLog }: GameTable): readonly [Page | null, (page: Page | null) => void] {
  const roomy = useWindow(foldsLog ? 'large' : 'roomy');
  const [chosen, setChosen] = useState<{ readonly page: Page | null; readonly roomy: boolean } | null>(null);
  const open = useCallback((page: Page | null) => setChosen({ page, roomy }), [roomy]);
  return [chosen?.roomy === roomy ? chosen.page : roomy ? 'log' : null, open];
}
