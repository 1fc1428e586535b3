import { lookAtEveryScreen } from './screens.ts';

lookAtEveryScreen('desktop');
