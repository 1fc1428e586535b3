import type { Language } from '@tablee/kernel';

export const say = (language: Language, fr: string, en: string): string => (language === 'fr' ? fr : en);
