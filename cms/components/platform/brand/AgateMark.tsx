export function AgateMark({ size, label }: { size: number; label: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" role="img" aria-label={label}>
      <path fill="#0a0e10" d="M4 0h20l8 8v20a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z" />
      <path fill="#b23a12" d="M16 5c7 0 11 4 11 10.500S23 27 15.500 27 5 22.500 5 16 9 5 16 5Z" />
      <path
        fill="#f6c9a8"
        d="M16 8.500c4.600 0 7.500 2.800 7.500 7.200s-3 7.800-7.800 7.800-7.200-3-7.200-7.400 2.900-7.600 7.500-7.600Z"
      />
      <path
        fill="#e0713f"
        d="M16 11.300c3 0 4.700 1.800 4.700 4.500s-1.900 4.900-4.900 4.900-4.500-1.900-4.500-4.600 1.700-4.800 4.700-4.800Z"
      />
      <path fill="#fbe6dc" d="M16 14c1.300 0 2 .8 2 1.900s-.8 2.100-2.100 2.100-1.900-.8-1.900-2 .7-2 2-2Z" />
    </svg>
  )
}
