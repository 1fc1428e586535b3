#!/usr/bin/env node
// The command is TypeScript and runs without a build step: tsx compiles each file as Node loads it.
import { register } from 'tsx/esm/api';

register();
await import('../main.ts');
