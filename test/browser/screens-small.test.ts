import { lookAtEveryScreen } from './screens.ts';

lookAtEveryScreen('small');
