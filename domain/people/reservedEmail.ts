/** Addresses that can belong to nobody (RFC 2606); closed accounts have one. */
export const isReservedEmail = (email: string): boolean => /[@.]invalid\.?$/i.test(email.trim())
