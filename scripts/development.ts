/** Imported first by the dev server: React chooses its build when it is loaded, and a shell may have set another. */
process.env.NODE_ENV = 'development'
