import { lookAtEveryScreen } from './screens.ts';

lookAtEveryScreen('phone');
