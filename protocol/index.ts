/**
 * What the browser and the server say to each other. The one door of the server that the client may enter.
 * Start reading at `messages.ts` (what a page is told), then `requests.ts` (what it may ask for) and `http.ts`.
 */
export {
  type Account,
  account,
  type Claim,
  type Claimed,
  claim,
  INVITE_HEADER,
  type InviteInfo,
  LONGEST_NAME,
  type MyTable,
  type NewTable,
  newTable,
  type Opened,
  PATHS,
  type WantedSeat,
  type WantedTable,
} from './http.ts';
export type {
  Clock,
  Fairness,
  Message,
  Moment,
  Phase,
  Proposed,
  Refusal,
  RefusalCode,
  Sitting,
  TableMessage,
} from './messages.ts';
export { PHRASES, type Phrase } from './phrases.ts';
export {
  isTableId,
  LARGEST_MESSAGE,
  PROTOCOL,
  type Request,
  readRequest,
  request,
  SOCKET_PATH,
} from './requests.ts';
