/** Figures for whoever keeps the server running, as Prometheus reads them. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { COUNTED, type Counted } from '../tables/surroundings.ts';

export interface Gauges {
  readonly sockets: () => number;
  readonly tables: () => number;
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #received: Counter;
  readonly #refused: Counter<'code'>;
  readonly #events: Counter<'what'>;
  readonly #errors: Counter<'where'>;
  readonly #kept: Histogram;

  constructor({ sockets, tables }: Gauges) {
    const registers = [this.#registry];
    this.#received = new Counter({
      name: 'tablee_messages_received_total',
      help: 'Messages received over sockets',
      registers,
    });
    this.#refused = new Counter({
      name: 'tablee_requests_refused_total',
      help: 'Requests over sockets that were refused, by reason',
      labelNames: ['code'],
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

  counted(what: Counted): void {
    this.#events.inc({ what });
  }

  wentWrong(where: string): void {
    this.#errors.inc({ where });
  }

  kept(seconds: number): void {
    this.#kept.observe(seconds);
  }

  get type(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
