import type { Text } from '@tablee/kernel';
import { useLanguage } from '@tablee/ui';
import { type ReactNode, useId } from 'react';

export interface RoomProps {
  readonly title: Text;
  readonly about: Text;
  readonly children: ReactNode;
}

/** One kind of piece. */
export function Room({ title, about, children }: RoomProps) {
  const language = useLanguage();
  const heading = useId();
  return (
    <section className="pieces-room" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title[language]}</h2>
        <p>{about[language]}</p>
      </header>
      {children}
    </section>
  );
}

/** One piece in one state, with the state's name below it. */
export function Shown({
  title,
  wide = false,
  children,
}: {
  title: Text;
  wide?: boolean;
  children: ReactNode;
}) {
  const language = useLanguage();
  return (
    <figure className="pieces-shown" data-wide={wide || undefined}>
      <div className="pieces-stand">{children}</div>
      <figcaption>{title[language]}</figcaption>
    </figure>
  );
}
