import './icon.css';

export interface IconProps {
  /** Path data, 512 by 512: `import sword from 'icon:broadsword'`. */
  readonly path: string;
  /** What it says where no word stands beside it; without it the drawing is for the eye alone. */
  readonly label?: string;
  readonly className?: string;
}

/** One drawing in the colour of the text around it, as tall as its letters. */
export function Icon({ path, label, className }: IconProps) {
  const classes = className ? `icon ${className}` : 'icon';
  return label === undefined ? (
    <svg className={classes} viewBox="0 0 512 512" aria-hidden="true">
      <path d={path} />
    </svg>
  ) : (
    <svg className={classes} viewBox="0 0 512 512" role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
