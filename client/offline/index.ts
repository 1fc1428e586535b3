/** The app without a network: `worker.ts` keeps its files, `UpdateNotice` says when there are newer ones. */
export { UpdateNotice } from './update-notice.tsx';
