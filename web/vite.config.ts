import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const out = process.env.LOCKDOWN_STATIC ?? here('../src/lockdown/server/static');

/** The icons named in src/icons.json, as one sprite of symbols: only what is used is shipped. */
function icons(): Plugin {
  const id = 'virtual:icons';
  return {
    name: 'lockdown-icons',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load(name) {
      if (name !== `\0${id}`) return undefined;
      const all = JSON.parse(
        readFileSync(here('node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
      ) as {
        icons: Record<string, { body: string }>;
        aliases?: Record<string, { parent: string }>;
      };
      const wanted = JSON.parse(readFileSync(here('src/icons.json'), 'utf8')) as string[];
      const symbols = wanted.map((icon) => {
        const found = all.icons[icon] ?? all.icons[all.aliases?.[icon]?.parent ?? ''];
        if (!found) throw new Error(`game-icons has no icon ${icon}`);
        const body = found.body.replaceAll(' fill="currentColor"', '');
        return `<symbol id="i-${icon}" viewBox="0 0 512 512">${body}</symbol>`;
      });
      return `export default ${JSON.stringify(symbols.join(''))}`;
    },
  };
}

/** Whose work is in the files that we ship. */
const OTHERS = [
  '@fontsource/barlow',
  '@fontsource/barlow-condensed',
  '@fontsource/big-shoulders-stencil-display',
  '@iconify-json/game-icons',
  'svelte',
  '@fluent/bundle',
  'qrcode-generator',
];

/** Fonts, icons and libraries travel with their licences, as those ask for. */
function licences(): Plugin {
  return {
    name: 'lockdown-licences',
    apply: 'build',
    generateBundle() {
      const source = OTHERS.map((name) => {
        const folder = here(`node_modules/${name}`);
        const about = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
          license: string;
          author?: string | { name: string };
          homepage?: string;
        };
        const author = typeof about.author === 'object' ? about.author.name : about.author;
        const file = ['LICENSE', 'LICENSE.md'].map((one) => `${folder}/${one}`).find(existsSync);
        const head = [name, about.license, author, about.homepage].filter(Boolean).join(' · ');
        return file ? `${head}\n\n${readFileSync(file, 'utf8').trim()}` : head;
      }).join(`\n\n${'-'.repeat(72)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${source}\n` });
    },
  };
}

/** The service worker keeps the files of this build, so that the app opens without a network. */
function serviceWorker(): Plugin {
  return {
    name: 'lockdown-service-worker',
    apply: 'build',
    closeBundle() {
      const files = (
        readdirSync(out, { recursive: true, withFileTypes: true }) as unknown as {
          name: string;
          parentPath: string;
          isFile(): boolean;
        }[]
      )
        .filter(
          (f) =>
            f.isFile() &&
            /\.(js|css|woff2|svg|png|webmanifest)$/.test(f.name) &&
            f.name !== 'sw.js' &&
            !f.name.includes('-vietnamese-'),
        )
        .map((f) => `${f.parentPath}/${f.name}`.slice(out.length))
        .sort();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const source = readFileSync(here('src/sw.js'), 'utf8')
        .replace('__FILES__', JSON.stringify(['/', ...files]))
        .replace('__VERSION__', version);
      writeFileSync(`${out}/sw.js`, source);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons(), licences(), serviceWorker()],
  build: {
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: 'icons', test: /virtual:icons/ }] } },
    },
    chunkSizeWarningLimit: 900,
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8500',
      '/messages': 'http://127.0.0.1:8500',
      '/ws': { target: 'ws://127.0.0.1:8500', ws: true },
    },
  },
  // A busy machine may need long for the first import of a test.
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
} as Parameters<typeof defineConfig>[0]);
