import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), react()],
  // The shared components lie outside of this package, beside another React.
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
});
