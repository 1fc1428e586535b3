/** A progress bar on stderr, so that what a program reads from stdout stays clean. */
export interface Progress {
  /** So many of the whole are done. */
  at(done: number): void;
  /** Takes the bar away. */
  end(): void;
}

const MILLISECONDS_BETWEEN = 100;
const BAR_WIDTH = 30;

/** Shown on a terminal, or wherever it was asked for. */
export function progressBar(total: number, what: string, asked: boolean): Progress {
  const { stderr } = process;
  if (!asked && !stderr.isTTY) return { at() {}, end() {} };
  const started = performance.now();
  let shown = 0;
  return {
    at(done) {
      const now = performance.now();
      if (now - shown < MILLISECONDS_BETWEEN && done < total) return;
      shown = now;
      const share = total === 0 ? 1 : done / total;
      const full = Math.round(share * BAR_WIDTH);
      const bar = '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
      const left = share > 0 ? ((now - started) / 1000) * (1 / share - 1) : 0;
      stderr.write(`\r${bar} ${done}/${total} ${what}, ${clock(left)} left \x1b[K`);
    },
    end() {
      stderr.write('\r\x1b[K');
    },
  };
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
