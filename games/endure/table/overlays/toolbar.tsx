/** Switches for what is laid over the ship. On a phone they come as a sheet. */
import layers from 'icon:sheikah-eye';
import { Icon, Sheet, useCompact } from '@tablee/ui';
import { useState } from 'react';
import { usePlay } from '../play.tsx';
import { OVERLAY_MODES, OVERLAYS, type OverlayMode } from './modes.ts';
import './toolbar.css';

export function Toolbar() {
  const { s, overlay, show } = usePlay();
  const compact = useCompact();
  const [open, setOpen] = useState(false);
  if (!compact)
    return (
      <div className="es-tools" role="toolbar" aria-label={s.say('Calques', 'Overlays')}>
        {OVERLAY_MODES.map((mode) => (
          <Switch key={mode} mode={mode} />
        ))}
        {overlay === 'noise' && <Loudness />}
      </div>
    );
  return (
    <>
      <button
        type="button"
        className="es-tool es-tool-layers"
        aria-pressed={overlay !== null}
        onClick={() => (overlay === null ? setOpen(true) : show(null))}
      >
        <Icon path={overlay === null ? layers : OVERLAYS[overlay].icon} />
        <span className="visually-hidden">{s.say('Calques', 'Overlays')}</span>
        {overlay !== null && (
          <>
            <span className="es-tool-name">{s.text(OVERLAYS[overlay].name)}</span>
            <span aria-hidden="true">×</span>
          </>
        )}
      </button>
      <Sheet open={open} close={() => setOpen(false)} title={s.say('Calques', 'Overlays')} side="bottom">
        <ul className="es-tool-list">
          {OVERLAY_MODES.map((mode) => (
            <li key={mode}>
              <button
                type="button"
                className="button"
                onClick={() => {
                  show(mode);
                  setOpen(false);
                }}
              >
                <Icon path={OVERLAYS[mode].icon} /> <b>{s.text(OVERLAYS[mode].name)}</b>
                <span>{s.text(OVERLAYS[mode].says)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

function Switch({ mode }: { mode: OverlayMode }) {
  const { s, overlay, show } = usePlay();
  const { key, icon, name, says } = OVERLAYS[mode];
  const on = overlay === mode;
  return (
    <button
      type="button"
      className="es-tool"
      aria-pressed={on}
      aria-keyshortcuts={key.toUpperCase()}
      title={`${s.text(says)} (${key.toUpperCase()})`}
      onClick={() => show(on ? null : mode)}
    >
      <Icon path={icon} />
      <span>{s.text(name)}</span>
    </button>
  );
}

const LOUDEST = 4;

/** How loud the noise is that is shown; on a phone it stands over the ship. */
export function Loudness() {
  const { s, loudness, setLoudness } = usePlay();
  return (
    <section className="es-loudness" aria-label={s.say('Force du bruit', 'Loudness')}>
      <button
        type="button"
        aria-label={s.say('Moins fort', 'Quieter')}
        onClick={() => setLoudness(Math.max(1, loudness - 1))}
      >
        −
      </button>
      <output>{loudness}</output>
      <button
        type="button"
        aria-label={s.say('Plus fort', 'Louder')}
        onClick={() => setLoudness(Math.min(LOUDEST, loudness + 1))}
      >
        +
      </button>
    </section>
  );
}
