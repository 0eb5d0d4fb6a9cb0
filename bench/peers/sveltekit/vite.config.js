import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// The pages link to others that are not compared and so are missing here.
const prerender = { handleHttpError: 'ignore', handleMissingId: 'ignore' };

export default defineConfig({
  plugins: [tailwindcss(), sveltekit({ adapter: adapter(), prerender })],
});
