/** A passage of the rulebook: Markdown, with rule numbers as links and the words of the search marked. */
import Markdown, { type MarkdownToJSX, RuleType } from 'markdown-to-jsx/react';
import { memo, type ReactNode, useMemo } from 'react';
import { pieces } from './fold.ts';
import { followHere } from './follow-here.ts';

export interface RuleTextProps {
  readonly text: string;
  readonly words: readonly string[];
  /** Where a rule is read by itself. */
  addressOf(rule: string): string;
  open(rule: string): void;
  readonly inline?: boolean;
}

const CITED = /\[((?:R-)?[A-Z]+(?:-[A-Z0-9]+)*-\d+)\]/g;

export const RuleText = memo(function RuleText({
  text,
  words,
  addressOf,
  open,
  inline = false,
}: RuleTextProps) {
  const options = useMemo(
    (): MarkdownToJSX.Options => ({
      forceInline: inline,
      forceBlock: !inline,
      wrapper: inline ? 'span' : 'div',
      disableParsingRawHTML: true,
      overrides: { table: WideTable },
      renderRule(next, node, renderChildren, state): ReactNode {
        if (node.type === RuleType.text) return <Marked key={state.key} text={node.text} words={words} />;
        if (node.type !== RuleType.link || !node.target?.startsWith('#')) return next();
        const rule = node.target.slice(1);
        return (
          <RuleLink key={state.key} rule={rule} address={addressOf(rule)} open={open}>
            {renderChildren(node.children, state)}
          </RuleLink>
        );
      },
    }),
    [words, addressOf, open, inline],
  );
  return <Markdown options={options}>{text.replace(CITED, '[$1](#$1)')}</Markdown>;
});

function RuleLink({
  rule,
  address,
  open,
  children,
}: {
  rule: string;
  address: string;
  open(rule: string): void;
  children: ReactNode;
}) {
  return (
    <a className="rulebook-cited" href={address} onClick={followHere(() => open(rule))}>
      {children}
    </a>
  );
}

/** A table wider than the page scrolls by itself. */
function WideTable({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the arrow keys
    <div className="rulebook-scroll" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return pieces(text, words).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other identity than their place
    piece.found ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
