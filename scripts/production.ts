/**
 * Imported first by whatever builds: React chooses its build when it is loaded, and with any other NODE_ENV (a test
 * runner's, a shell's) visitors would get the development build.
 */
process.env.NODE_ENV = 'production'
