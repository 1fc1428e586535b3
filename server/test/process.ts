import { untilStopped } from '../index.ts';
import { house } from './house.ts';

const [port, data] = process.argv.slice(2);
const served = await house({
  port: Number(port),
  ...(process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : { data: data! }),
});
process.send?.(served.address);
process.on('disconnect', () => process.exit());
await untilStopped(served);
process.send?.('closed', () => process.disconnect());
