import { lookAtEveryScreen } from './screens.ts';

lookAtEveryScreen('desktop', ['fr', 'en']);
