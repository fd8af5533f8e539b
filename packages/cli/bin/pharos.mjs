#!/usr/bin/env node
import '../dist/pharos.mjs';
