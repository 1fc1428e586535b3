/** Figures for whoever keeps the server running, as Prometheus reads them. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { COUNTED, type Counted } from '../tables/surroundings.ts';

export interface Gauges {
  readonly sockets: () => number;
  readonly tables: () => number;
  /** Lines whose turn has not come. */
  readonly linesWaiting: () => number;
  /** Entries that wait for the disk. */
  readonly entriesWaiting: () => number;
  /** Questions to bots, of tables somebody looks at and of others. */
  readonly botsWaiting: () => { readonly watched: number; readonly unwatched: number };
  /** Tables where a clock should have run out, or a bot have answered. */
  readonly overdue: () => Promise<number>;
}

/** Why a line was cut. */
export type Cut = 'does not read' | 'too many' | 'silent';

/** Milliseconds between two looks at how late the event loop is. */
const RESOLUTION = 10;
const NANOSECONDS = 1e9;

export class Metrics {
  readonly #registry = new Registry();
  readonly #received: Counter;
  readonly #refused: Counter<'code'>;
  readonly #events: Counter<'what'>;
  readonly #errors: Counter<'where'>;
  readonly #cut: Counter<'why'>;
  readonly #delayed: Counter;
  readonly #kept: Histogram;

  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION });

  constructor({ sockets, tables, linesWaiting, entriesWaiting, botsWaiting, overdue }: Gauges) {
    this.#delay.enable();
    const registers = [this.#registry];
    this.#received = new Counter({
      name: 'tablee_messages_received_total',
      help: 'Messages received over sockets',
      registers,
    });
    this.#refused = new Counter({
      name: 'tablee_requests_refused_total',
      help: 'Requests that were refused, over sockets and by HTTP, by reason',
      labelNames: ['code'],
      registers,
    });
    this.#cut = new Counter({
      name: 'tablee_lines_cut_total',
      help: 'Sockets the server let go of, by reason',
      labelNames: ['why'],
      registers,
    });
    this.#delayed = new Counter({
      name: 'tablee_requests_delayed_total',
      help: 'Requests that waited because their page had used up its time, or its address what it may write',
      registers,
    });
    this.#events = new Counter({
      name: 'tablee_events_total',
      help: `What happened at the tables: ${COUNTED.join(', ')}`,
      labelNames: ['what'],
      registers,
    });
    this.#errors = new Counter({
      name: 'tablee_errors_total',
      help: 'What should not have happened, by place',
      labelNames: ['where'],
      registers,
    });
    this.#kept = new Histogram({
      name: 'tablee_kept_seconds',
      help: 'From a request that changes a table to its being durable and sent on',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    });
    const delay = this.#delay;
    new Gauge({
      name: 'tablee_event_loop_delay_seconds',
      help: 'How late the event loop came, since the figures were last read',
      labelNames: ['quantile'],
      registers,
      collect() {
        for (const [quantile, value] of [
          ['0.5', delay.percentile(50)],
          ['0.99', delay.percentile(99)],
          ['1', delay.max],
        ] as const) {
          // It counts the pause between two looks too.
          this.set({ quantile }, Math.max(0, value / NANOSECONDS - RESOLUTION / 1000));
        }
        delay.reset();
      },
    });
    new Gauge({
      name: 'tablee_waiting',
      help: 'What waits for its turn: lines with requests, entries for the disk, questions to bots',
      labelNames: ['what'],
      registers,
      collect() {
        const bots = botsWaiting();
        this.set({ what: 'lines' }, linesWaiting());
        this.set({ what: 'entries' }, entriesWaiting());
        this.set({ what: 'bots, watched' }, bots.watched);
        this.set({ what: 'bots, unwatched' }, bots.unwatched);
      },
    });
    new Gauge({
      name: 'tablee_overdue',
      help: 'Tables where a clock should have run out or a bot have answered seconds ago; -1: the database does not say',
      registers,
      async collect() {
        this.set(await overdue().catch(() => -1));
      },
    });
    gauge('tablee_sockets', 'Open sockets', sockets);
    gauge('tablee_tables_live', 'Tables in memory', tables);
    gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
    gauge('process_uptime_seconds', 'Since the process began', () => process.uptime());

    function gauge(name: string, help: string, value: () => number): void {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    }
  }

  received(): void {
    this.#received.inc();
  }

  refused(code: string): void {
    this.#refused.inc({ code });
  }

  cut(why: Cut): void {
    this.#cut.inc({ why });
  }

  delayed(): void {
    this.#delayed.inc();
  }

  counted(what: Counted): void {
    this.#events.inc({ what });
  }

  wentWrong(where: string): void {
    this.#errors.inc({ where });
  }

  kept(seconds: number): void {
    this.#kept.observe(seconds);
  }

  close(): void {
    this.#delay.disable();
  }

  get type(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
