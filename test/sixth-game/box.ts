/** What lies beside a game's folder under `games/`. */
export { anyTable, type Box } from '@tablee/games';
