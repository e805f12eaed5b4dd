/**
 * `users_sessions` stays as it is, but the CMS no longer knows it: as a field of the person it was written back with
 * every change of them, and sessions that had ended were open again. `domain/people/session.ts` owns it.
 */
export async function up(): Promise<void> {
  await Promise.resolve()
}

export async function down(): Promise<void> {
  await Promise.resolve()
}
