import type { RulePicture } from '@tablee/ui';
import { Picture } from './picture.tsx';
import { SCENES } from './pictures.ts';

export const pictures: readonly RulePicture[] = SCENES.map((scene, number) => ({
  chapter: scene.chapter,
  rule: scene.rule,
  caption: scene.caption,
  Picture: () => <Picture scene={scene} number={number} />,
}));
