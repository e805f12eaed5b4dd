/** Addresses nobody can own (RFC 2606); deleted accounts have one. */
export const isReservedEmail = (email: string): boolean => /[@.]invalid\.?$/i.test(email.trim())
