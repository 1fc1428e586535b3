import './speech-bubble.css';

/** What somebody says, at their place; over whatever is there, for a while. The element it stands in is positioned. */
export function SpeechBubble({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span className="speech-bubble" role="status">
      {text}
    </span>
  );
}
