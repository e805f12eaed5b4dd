// React takes longest of all to begin. In a file of its own it is a task of its own, and other tasks may come between.
export { createRoot, hydrateRoot } from 'react-dom/client'
