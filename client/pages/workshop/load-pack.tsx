/** Cards from outside: read from a file, checked by the game, kept for tables on this screen. */
import { bareTable, type Game, type Pack, PackError, Refused, type Text } from '@tablee/kernel';
import { useState } from 'react';
import { useSay } from '../../settings/index.ts';
import { packs } from '../../storage/index.ts';

/** In bytes. */
const LARGEST_FILE = 4_000_000;

export function LoadPack({ game, pack }: { readonly game: Game; readonly pack: Pack | null }) {
  const say = useSay();
  const [why, setWhy] = useState<Text | null>(null);
  const load = async (file: File) => {
    const read = await packIn(file, game);
    setWhy('why' in read ? read.why : null);
    if ('pack' in read) await packs.put(game.id, read.pack);
  };
  return (
    <>
      <details className="workshop-read">
        <summary>
          {pack
            ? say({ fr: `Extension : ${pack.file}`, en: `Pack: ${pack.file}` })
            : say({ fr: 'Ajouter une extension', en: 'Add a pack' })}
        </summary>
        <p>
          {say({
            fr: 'Un fichier JSON de cartes à vous ou à d’autres. Il sert aux parties sur cet écran ; en ligne, on joue avec les cartes de la boîte.',
            en: 'A JSON file of cards of your own or somebody else’s. It is used at tables on this screen; online one plays with the cards of the box.',
          })}
        </p>
        <p className="workshop-ways">
          <label className="button workshop-pick">
            {say({ fr: 'Charger une extension', en: 'Load a pack' })}
            <input
              type="file"
              accept=".json,application/json"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void load(file);
                // So that the same file, mended, can be picked again.
                target.value = '';
              }}
            />
          </label>
          {pack && (
            <button type="button" className="button" onClick={() => void packs.remove(game.id)}>
              {say({ fr: 'La retirer', en: 'Remove it' })}
            </button>
          )}
        </p>
      </details>
      {why && (
        <p className="workshop-trouble" role="alert">
          {say(why)}
        </p>
      )}
    </>
  );
}

async function packIn(file: File, game: Game): Promise<{ pack: Pack } | { why: Text }> {
  if (file.size > LARGEST_FILE) {
    return {
      why: {
        fr: 'Ce fichier est trop gros pour une extension : 4 Mo au plus.',
        en: 'This file is too large for a pack: 4 MB at most.',
      },
    };
  }
  try {
    const pack = { file: file.name, data: JSON.parse(await file.text()) as unknown };
    bareTable(game, { seats: game.seats.min, seed: 'pack', config: {}, pack });
    return { pack };
  } catch (error) {
    if (!(error instanceof PackError || error instanceof Refused || error instanceof SyntaxError))
      throw error;
    const said = error instanceof SyntaxError ? `${file.name}: ${error.message}` : error.message;
    return {
      why: {
        fr: `Cette extension ne peut pas servir. ${said}`,
        en: `This pack can’t be used. ${said}`,
      },
    };
  }
}
